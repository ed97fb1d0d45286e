import { Button } from 'react-aria-components';
import { EuroField } from '#admin/kit/EuroField.tsx';
import { Field, FindingText } from '#admin/kit/Field.tsx';
import { Switch } from '#admin/kit/form/BothLanguages.tsx';
import { ChoicesField } from '#admin/kit/form/ChoicesField.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import { Thumb } from '#admin/kit/Thumb.tsx';
import { useNames } from '#admin/sections/range/names.ts';
import { ProductPicker } from '#admin/sections/range/ProductsInput.tsx';
import { ADMIN_PRODUCTS_PER_PAGE, adminProductsReply } from '#contract/admin-products.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { useTexts } from './texts.ts';
import { type CampaignField, GOODS_KINDS, priceKey, type TypedCampaign } from './typed-campaign.ts';

interface OfferProps {
  readonly typed: TypedCampaign;
  readonly bad: ReadonlySet<CampaignField>;
  /** True once it was tried to send it. */
  readonly wasSent: boolean;
  readonly onChange: (change: Partial<TypedCampaign>) => void;
}

/** Chosen products, as many as one request names, with a field for each new price where the offer has such. */
function ProductRows(props: OfferProps & { readonly ids: readonly string[] }) {
  const texts = useTexts();
  const { ids, typed, onChange } = props;
  const { lang } = useKit();
  const { packs } = useNames();
  const sent = { body: { ids: ids.join() } };
  const { data } = useApi('POST /api/admin/catalogue/products', sent, adminProductsReply);
  const priceOf = (cents: number | null) => (cents === null ? '–' : formatPrice(cents, lang));
  const rows = new Map(data?.products.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    const name = row?.name?.[lang] || row?.name?.de || id;
    return (
      <li key={id}>
        <Thumb base={row?.picture ?? undefined} />
        <div className="fields">
          <b>{name}</b>
          {typed.kind === 'prices' &&
            row?.prices.map(({ variant, price_cents: now }) => (
              <EuroField
                key={variant}
                label={
                  variant === ''
                    ? fill(texts.newPrice, { name, price: priceOf(now) })
                    : fill(texts.newPricePack, {
                        name,
                        pack: packs[variant] ?? variant,
                        price: priceOf(now),
                      })
                }
                cents={typed.prices[priceKey(id, variant)]}
                leastCents={1}
                onChange={(cents) =>
                  onChange({ prices: { ...typed.prices, [priceKey(id, variant)]: cents } })
                }
              />
            ))}
        </div>
        <Button
          className="button quiet square"
          aria-label={fill(texts.remove, { name })}
          onPress={() => onChange({ ids: typed.ids.filter((each) => each !== id) })}
        >
          <Icon name="close" />
        </Button>
      </li>
    );
  });
}

function ChosenProducts(props: OfferProps) {
  const texts = useTexts();
  const { typed, onChange } = props;
  const { ids } = typed;
  const size = ADMIN_PRODUCTS_PER_PAGE;
  return (
    <>
      {ids.length > 0 && (
        <ul className="plain-rows" aria-label={texts.goodsOf.products}>
          {Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => (
            <ProductRows
              key={ids[at * size]}
              {...props}
              ids={ids.slice(at * size, (at + 1) * size)}
            />
          ))}
        </ul>
      )}
      <ProductPicker
        label={texts.add}
        without={ids}
        onPick={(id) => onChange({ ids: [...ids, id] })}
      />
    </>
  );
}

/** Fields of an offer: a reduction or new prices, and what for. */
export function OfferFields(props: OfferProps) {
  const texts = useTexts();
  const { typed, bad, wasSent, onChange } = props;
  const names = useNames();
  const isPercent = typed.kind === 'percent';
  const goodsProblem = wasSent && bad.has('goods') ? texts.bad.goods : undefined;
  const isOf = (goods: TypedCampaign['goods']) => isPercent && typed.goods === goods;
  return (
    <>
      <h3>{texts.offer}</h3>
      <Switch
        label={texts.kind}
        value={typed.kind}
        options={[
          ['percent', texts.kinds.percent],
          ['prices', texts.kinds.prices],
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      {isPercent && (
        <div className="fields">
          <Field
            label={texts.percent}
            inputMode="decimal"
            maxLength={7}
            value={typed.percent}
            onChange={(percent) => onChange({ percent })}
            validate={() => (bad.has('percent') ? texts.bad.percent : null)}
          />
          <SelectField
            label={texts.goods}
            value={typed.goods}
            options={GOODS_KINDS.map((each) => [each, texts.goodsOf[each]])}
            onChange={(value) => {
              const goods = GOODS_KINDS.find((each) => each === value);
              if (goods) onChange({ goods });
            }}
          />
        </div>
      )}
      {isOf('collections') && (
        <ChoicesField
          label={texts.goodsOf.collections}
          value={typed.collections}
          options={Object.entries(names.collections)}
          onChange={(collections) => onChange({ collections })}
          finding={goodsProblem}
        />
      )}
      {isOf('tag') && (
        <SelectField
          label={texts.goodsOf.tag}
          value={typed.tag || undefined}
          options={Object.entries(names.tags).flatMap(([group, values]) =>
            Object.entries(values).map(([value, name]) => [`${group}=${value}`, name] as const),
          )}
          onChange={(tag) => onChange({ tag: tag ?? '' })}
          finding={goodsProblem}
        />
      )}
      {(!isPercent || typed.goods === 'products') && <ChosenProducts {...props} />}
      {isOf('products') && goodsProblem && <FindingText>{goodsProblem}</FindingText>}
      {!isPercent && wasSent && bad.has('prices') && <FindingText>{texts.bad.prices}</FindingText>}
    </>
  );
}
