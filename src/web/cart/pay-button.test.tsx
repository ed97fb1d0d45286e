import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import texts from '../i18n/parts.de.json' with { type: 'json' };
import { translator } from '../i18n/translate.ts';
import { UNKNOWN_COMPANY } from '../settings.ts';
import { ShopContext } from '../shop-context.ts';
import { PayButton } from './PayButton.tsx';

const settings = {
  mode: 'demo',
  baseUrl: 'https://shop.example',
  name: 'Elvare',
  company: UNKNOWN_COMPANY,
  methods: ['card'],
} as const;

const buttonFor = (totalCents: number) =>
  renderToStaticMarkup(
    <ShopContext value={{ lang: 'de', t: translator(texts), settings }}>
      <PayButton
        items={[]}
        totalCents={totalCents}
        code={null}
        cards={{ find: () => undefined } as never}
        changed={[]}
        refused={false}
        busy={false}
        onBusy={() => undefined}
      />
    </ShopContext>,
  );

it('says how much is missing to the smallest amount that can be paid', () => {
  expect(buttonFor(31)).toMatch(/aria-disabled="true".*fehlen noch €0,19/);
  for (const payable of [0, 50]) expect(buttonFor(payable)).not.toContain('fehlen noch');
});
