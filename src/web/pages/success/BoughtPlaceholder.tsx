/** Places of what was bought, while names and pictures are loaded, so that nothing moves when they come. */
export function BoughtPlaceholder({
  items,
}: {
  readonly items: readonly { readonly id: string }[];
}) {
  return (
    <div className="bought-order" aria-hidden="true">
      <ul className="bought">
        {items.map(({ id }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may have one id
          <li key={`${id} ${index}`}>
            <div className="bought-place" />
          </li>
        ))}
      </ul>
    </div>
  );
}
