/** Pack keys in the order they are offered (docs/specification.md#3-data). */
export const PACK_KEYS = ['einzelpack', 'duo', 'trio'] as const;
export type PackKey = (typeof PACK_KEYS)[number];
