import type { Firm } from '#catalogue/catalogue.ts';
import type { OfferedMethod } from '#catalogue/payment-methods.ts';
import { isDemo, type ShopMode } from './claims.ts';
import type { CompanyFacts } from './company-texts.ts';
import { DEMO_NAME } from './demo-name.ts';

/**
 * Operator of the shop, as imprint, letters and footer name it. An empty text has no value, and no live page names it.
 * Social links are absent where nobody set one (docs/specification.md#21-every-page).
 */
export interface FirmCompany extends CompanyFacts {
  readonly wIdNr: string;
  /** Registration number of electrical devices (stiftung ear). */
  readonly weee: string;
  /** URLs of its profiles in social networks. */
  readonly social: NonNullable<Firm['social']>;
}

/** Settings of the environment that documents show. */
export interface ShownDefaults {
  readonly mode: ShopMode;
  readonly company: FirmCompany;
  readonly methods: readonly OfferedMethod[];
}

/** Settings of the environment that the catalogue may replace. */
export interface FirmDefaults extends ShownDefaults {
  /** `shop@example.org` or `Name <shop@example.org>`; without a name the shop's. */
  readonly mailFrom: string;
  readonly saleMails: boolean;
  readonly smallBusiness: boolean;
}

/** Fields that hold as they are stored. */
const AS_STORED = [
  ...(['wordmark', 'icon', 'accent', 'maker', 'euPerson', 'land'] as const),
  ...(['closed', 'pause', 'pauseText'] as const),
] as const;
type AsStored = Pick<Firm, (typeof AS_STORED)[number]>;

/** Facts of the company that have the same name in both. */
const OF_COMPANY = [
  ...(['legalForm', 'owner', 'street', 'city', 'email'] as const),
  ...(['phone', 'register', 'vatId', 'wIdNr', 'weee', 'lucid'] as const),
] as const;

/** Returns those of these fields that are stored. */
const picked = <Key extends keyof Firm>(stored: Firm, keys: readonly Key[]) =>
  Object.fromEntries(
    keys.flatMap((key) => (stored[key] === undefined ? [] : [[key, stored[key]]])),
  ) as Pick<Firm, Key>;

/** The part of the firm that documents show. */
export interface ShownFirm extends AsStored {
  /** Name of the shop. */
  readonly name: string;
  readonly company: FirmCompany;
  /** Methods of the payment page, in this order; at least one. */
  readonly methods: readonly OfferedMethod[];
  /** Brand of products that name none. */
  readonly brand: string;
}

/** The firm in force: what is stored, and where nothing is, what the environment says. */
export interface EffectiveFirm extends ShownFirm {
  /** Name and address from which mails come. */
  readonly sender: string;
  readonly senderEmail: string;
  /** Address that answers to mails reach; absent if it is the sender's. */
  readonly replyTo?: string;
  /** True if the owner gets a mail about every sale. */
  readonly saleMails: boolean;
  /** True if no VAT is shown (§ 19 UStG). */
  readonly smallBusiness: boolean;
  /** Of the tax office, for invoices alone. */
  readonly taxNumber?: string;
}

/** Name of a live shop that has none yet. */
const NO_NAME = 'Shop';

/** Returns the part of the firm in force that documents show. */
export function shownFirm(stored: Firm = {}, defaults: ShownDefaults): ShownFirm {
  const { mode, company: facts, methods } = defaults;
  const company: FirmCompany = {
    ...facts,
    ...picked(stored, OF_COMPANY),
    name: stored.company ?? facts.name,
    social: { ...facts.social, ...stored.social },
  };
  const name = stored.name ?? (isDemo(mode) ? DEMO_NAME : company.name || NO_NAME);
  return {
    ...picked(stored, AS_STORED),
    name,
    company,
    methods: stored.methods ?? methods,
    brand: stored.brand ?? name,
  };
}

/** Returns the firm in force. */
export function effectiveFirm(stored: Firm = {}, defaults: FirmDefaults): EffectiveFirm {
  const shown = shownFirm(stored, defaults);
  const [, name = '', address = defaults.mailFrom] =
    /^([^<]*)<([^>]+)>$/.exec(defaults.mailFrom) ?? [];
  const { replyTo, taxNumber } = stored;
  return {
    ...shown,
    sender: stored.sender ?? (name.trim() || shown.name),
    senderEmail: stored.senderEmail ?? address,
    ...(replyTo !== undefined && { replyTo }),
    ...(taxNumber !== undefined && { taxNumber }),
    saleMails: stored.saleMails ?? defaults.saleMails,
    smallBusiness: stored.smallBusiness ?? defaults.smallBusiness,
  };
}
