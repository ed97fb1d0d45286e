import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Argon2id as OWASP ASVS 5.0, appendix C, approves it: 19 MiB, two passes; about 45 ms of one core. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const NAME = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function keyOf(password: string, salt: Buffer): Promise<Buffer> {
  return derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength: KEY_BYTES,
    ...COST,
  });
}

/** Hashes a password for storage, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${NAME}$${unpadded(salt)}$${unpadded(await keyOf(password, salt))}`;
}

/** Checks a password against a stored hash. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.slice(NAME.length + 1).split('$');
  const given = await keyOf(password, Buffer.from(salt, 'base64'));
  const stored = Buffer.from(key, 'base64');
  return stored.length === given.length && timingSafeEqual(stored, given);
}
