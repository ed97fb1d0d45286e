import { domainToUnicode } from 'node:url';

/** Returns an address as its holder writes it (`müller` for `xn--mller-kva`). Others see it as it is stored. */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToUnicode(address.slice(at));
}
