export interface EmptyListProps {
  readonly text: string;
  readonly reset: string;
  readonly onReset: () => void;
}

/** No product matches: says so and leads back to all of them. */
export function EmptyList({ text, reset, onReset }: EmptyListProps) {
  return (
    <div className="grid justify-items-start gap-6 py-[clamp(48px,9vw,140px)]">
      <p className="h3 max-w-[22em]">{text}</p>
      <button type="button" className="btn" onClick={onReset}>
        {reset}
      </button>
    </div>
  );
}
