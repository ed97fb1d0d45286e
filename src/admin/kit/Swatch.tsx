/** A colour beside its name. */
export function Swatch({ shade }: { readonly shade: string | undefined }) {
  return <span className="swatch" style={{ background: shade }} aria-hidden="true" />;
}
