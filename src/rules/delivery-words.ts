const DELIVERY =
  /liefer|versand|versend|verschick|werktag|paket|lager|deliver|dispatch|ship|parcel|working day|arriv|bei dir|with you/i;
/** Words that leave a time open: § 308 no. 1 BGB (OLG Bremen, 2 U 49/12 and 2 W 55/09). */
const VAGUE =
  /(?<!\p{L})(?:in der Regel|voraussichtlich\p{L}*|normalerweise|(?:etwa|circa|ca\.|ungefähr|rund|about|around|roughly)(?= (?:\d|\{|eine?[rn]? |zwei))|usually|normally|typically|approximately|expected)(?!\p{L})/iu;

/** Returns the word with which a text leaves the time of delivery open; a live shop names one that is counted from the payment. */
export function vagueDelivery(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ');
  for (const sentence of plain.split(/(?<=[.!?]) (?=\p{Lu})/u)) {
    const [found] = VAGUE.exec(sentence) ?? [];
    if (found !== undefined && DELIVERY.test(sentence)) return found;
  }
  return undefined;
}
