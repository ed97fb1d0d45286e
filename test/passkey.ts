import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Flags of authenticator data: present, verified, and holding the new key. */
const PRESENT = 1;
const VERIFIED = 4;
const HOLDS_KEY = 64;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

interface CeremonyOptions {
  readonly challenge: string;
}

/**
 * An authenticator of WebAuthn in software (ES256, no attestation), for a shop at `origin`. `isVerified` says
 * whether its user proved to be there by finger, face or PIN.
 */
export function createPasskey(origin: string, { isVerified = true } = {}) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const presence = PRESENT + (isVerified ? VERIFIED : 0);
  const authenticatorData = (flags: number, ...more: Buffer[]) =>
    Buffer.concat([
      sha256(new URL(origin).hostname),
      Buffer.from([flags]),
      bytes('00000000'),
      ...more,
    ]);
  const clientData = (type: string, { challenge }: CeremonyOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };
  return {
    /** Reply to the options of a registration. */
    register(options: CeremonyOptions) {
      const point = (coordinate: string) => Buffer.from(coordinate, 'base64url');
      const key = [bytes('a5010203262001215820'), point(x), bytes('225820'), point(y)];
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(presence + HOLDS_KEY, Buffer.alloc(16), length, id, ...key);
      const attestation = Buffer.concat([
        bytes('a3'),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), bytes('a0')],
        ...[cborText('authData'), Buffer.from([0x58, data.length]), data],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      };
      return { ...credential, response };
    },
    /** Reply to the options of a sign-in. */
    assert(options: CeremonyOptions) {
      const client = clientData('webauthn.get', options);
      const data = authenticatorData(presence);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...credential, response };
    },
  };
}
