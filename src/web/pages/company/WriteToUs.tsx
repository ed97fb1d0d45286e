import { useShop } from '#web/shop-context.ts';

interface WriteToUsProps {
  readonly title: string;
  readonly text: string;
  /** Subject of the mail that the address opens. */
  readonly subject?: string;
}

/** The way to a person: the shop's own address, large. */
export function WriteToUs({ title, text, subject }: WriteToUsProps) {
  const { email } = useShop().settings.company;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <section className="write-to-us">
      <div>
        <h2 className="h3">{title}</h2>
        <p className="pt-2 text-soft">{text}</p>
      </div>
      <a className="wide" href={`mailto:${email}${query}`}>
        {email}
      </a>
    </section>
  );
}
