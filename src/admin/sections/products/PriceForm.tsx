import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { NumberField } from '#admin/kit/form/NumberField.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import type { Json } from '#catalogue/json.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { fill } from '#rules/fill.ts';
import { fieldKey, parsePath, setAt } from '../range/content-path.ts';
import { findingSentence } from '../range/finding-sentence.ts';
import { useNames } from '../range/names.ts';
import type { ProductRow } from './product-words.ts';
import { useTexts } from './texts.ts';
import { useRowEdit } from './use-row-edit.ts';

interface PriceFormProps {
  readonly row: ProductRow;
  readonly name: string;
  readonly onClose: () => void;
}

/** Prices of a product of the list, and of its packs; Enter saves them as a draft. */
export function PriceForm({ row, name, onClose }: PriceFormProps) {
  const { lang, texts: kit } = useKit();
  const texts = useTexts();
  const names = useNames();
  const edit = useRowEdit();
  const [typed, setTyped] = useState<Readonly<Record<string, number | string | null>>>({});
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [isPending, setPending] = useState(false);
  const fields = row.prices.flatMap(({ variant, price_cents: price, original_cents: former }) => {
    const around = variant === '' ? '' : `packs.${variant}.`;
    const pack = variant === '' ? '' : `${names.packs[variant] ?? variant}: `;
    return [
      { key: `${around}priceCents`, label: pack + texts.price.price, cents: price },
      { key: `${around}originalCents`, label: pack + texts.price.former, cents: former },
    ];
  });
  const isWrong = (key: string) =>
    typeof typed[key] === 'string' || (typed[key] === null && key.endsWith('priceCents'));
  const problemAt = (key: string) => {
    if (isWrong(key)) return kit.field.amount;
    const found = findings.find(({ path }) => fieldKey(path) === key);
    return found && findingSentence({ findings: texts.findings, names }, found, lang);
  };
  const save = async () => {
    const changes = Object.entries(typed);
    if (changes.some(([key]) => isWrong(key))) return;
    if (changes.length === 0) return onClose();
    setPending(true);
    const after = await edit(
      row.id,
      (content) =>
        changes.reduce<Json | undefined>(
          (now, [key, value]) => setAt(now, parsePath(key), value ?? undefined),
          content,
        ) as typeof content,
      fill(texts.price.done, { name }),
    );
    setPending(false);
    const found = after?.findings.filter(({ path }) => String(path.at(-1)).endsWith('Cents'));
    if (found?.length === 0) onClose();
    else setFindings(found ?? []);
  };
  return (
    <Form
      className="grid w-72 gap-3 p-3"
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: typing replaces an amount */}
      <div
        className="grid grid-cols-2 gap-3"
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      >
        {fields.map(({ key, label, cents }, at) => (
          <NumberField
            key={key}
            kind="euros"
            label={label}
            autoFocus={at === 0}
            value={typed[key] === undefined ? cents : typed[key]}
            finding={problemAt(key)}
            onChange={(next) => setTyped({ ...typed, [key]: next })}
          />
        ))}
      </div>
      <Button type="submit" className="button primary" isPending={isPending}>
        {texts.price.save}
      </Button>
    </Form>
  );
}
