const STARS = [0, 1, 2, 3, 4];
const STAR = 'm9 1.6 2.3 4.9 5.3.7-3.9 3.7 1 5.3L9 13.6 4.3 16.2l1-5.3L1.4 7.2l5.3-.7z';

/** Five drawn stars, `filled` of them solid. Decoration: the text beside it says the same. */
export function StarRow({ filled, className = '' }: { filled: number; className?: string }) {
  return (
    <svg className={`star-row ${className}`} viewBox="0 0 98 18" aria-hidden="true">
      {STARS.map((place) => (
        <path
          key={place}
          d={STAR}
          transform={`translate(${place * 20})`}
          className={place < filled ? undefined : 'hollow'}
        />
      ))}
    </svg>
  );
}
