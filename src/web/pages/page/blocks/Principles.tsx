interface PrinciplesProps {
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** Short paragraphs side by side under ink lines. */
export function Principles({ items }: PrinciplesProps) {
  return (
    <div className="principles">
      {items.map(({ title, text }) => (
        <section key={title}>
          <h2 className="h3">{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
