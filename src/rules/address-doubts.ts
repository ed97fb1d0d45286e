/** An address in Germany as it was typed, without fields that are empty. */
interface TypedAddress {
  readonly street?: string | undefined;
  readonly addition?: string | undefined;
  readonly postcode?: string | undefined;
  readonly town?: string | undefined;
}

/** First digits that the post has never assigned to a region; `00` is refused (`contract/customer.ts`). */
const UNASSIGNED = /^(05|43|62)/;
/** Large towns of countries whose postcodes have five digits as well. */
const ABROAD =
  /^(paris|lyon|marseille|stra(ß|ss)burg|strasbourg|mailand|milano?|roma?|madrid|barcelona|prag|praha|prague|istanbul)$/i;

/**
 * Names the fields of an address that may be right but seldom are: no number anywhere, a postcode or a town outside
 * of Germany. They are asked about, never refused, because houses without a number exist.
 */
export function doubtfulFields(typed: TypedAddress): ('street' | 'postcode' | 'town')[] {
  const { street = '', addition = '', postcode = '', town = '' } = typed;
  const hasNumber = street === '' || /\p{N}/u.test(street + addition);
  return [
    ...(hasNumber ? [] : (['street'] as const)),
    ...(UNASSIGNED.test(postcode) ? (['postcode'] as const) : []),
    ...(ABROAD.test(town) ? (['town'] as const) : []),
  ];
}
