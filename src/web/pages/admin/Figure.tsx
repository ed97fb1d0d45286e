/** A number that lights up for a moment when it changes, and is still otherwise. */
export function Figure({ text }: { readonly text: string }) {
  return (
    <span key={text} className="news-figure num">
      {text}
    </span>
  );
}
