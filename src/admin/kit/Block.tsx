import { type ReactNode, useId } from 'react';

interface BlockProps {
  readonly title: string;
  /** Stands beside the title: an action, or a figure. */
  readonly beside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a page under its title. */
export function Block({ title, beside, className = '', children }: BlockProps) {
  const id = useId();
  return (
    <section className={`block ${className}`} aria-labelledby={id}>
      <div className="block-head">
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

interface FactsProps {
  /** Rows without a value are left out. */
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names with their values. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className="facts">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface WithAsideProps {
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A detail page's facts beside its content; on narrow screens above it. */
export function WithAside({ aside, children }: WithAsideProps) {
  return (
    <div className="to-end grid flex-1 grid-cols-[minmax(0,1fr)_22.5rem] border-t border-line max-[60rem]:grid-cols-[minmax(0,1fr)] max-[60rem]:content-start">
      <aside className="block border-line min-[60rem]:[grid-area:1/2] min-[60rem]:border-s">
        {aside}
      </aside>
      <div className="min-[60rem]:[grid-area:1/1]">{children}</div>
    </div>
  );
}

interface PlaceProps {
  readonly name: string | null;
  readonly address: {
    readonly line1: string;
    readonly line2: string | null;
    readonly postalCode: string;
    readonly city: string;
  } | null;
}

/** Name and address as they stand on a parcel. */
export function Address({ name, address }: PlaceProps) {
  const town = address && `${address.postalCode} ${address.city}`;
  return (
    <address>
      {[name, address?.line1, address?.line2, town].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
