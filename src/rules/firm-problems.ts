import type { CompanyForm } from '#catalogue/fields/firm.ts';
import type { CatalogueFault } from '#catalogue/findings.ts';
import type { EffectiveFirm } from './firm.ts';

/** Fields of a firm that hold facts of its company, by the names of those facts. */
const COMPANY_FIELDS = {
  name: 'company',
  owner: 'owner',
  street: 'street',
  city: 'city',
  email: 'email',
  phone: 'phone',
} as const;

/** Words of a form that the name of the company has to have (§ 19 HGB, §§ 4, 5a GmbHG); the first is suggested. */
const IN_NAME: Readonly<Partial<Record<CompanyForm, readonly [string, RegExp]>>> = {
  registeredSole: ['e. K.', /\be\. ?K(fm|fr)?\.|eingetragene[rn]? Kauf/i],
  ug: ['UG (haftungsbeschränkt)', /\bU(G|nternehmergesellschaft) \(haftungsbeschränkt\)/i],
  gmbh: ['GmbH', /mbH\b|mit beschränkter Haftung/i],
};
/** A partnership under civil law that is registered (§ 707a BGB). */
const REGISTERED_PARTNERSHIP = [
  'eGbR',
  /\beGbR\b|eingetragene Gesellschaft bürgerlichen Rechts/i,
] as const;
const HAS_REGISTER: readonly CompanyForm[] = ['registeredSole', 'ug', 'gmbh'];
const SEVERAL = /,|&|;| und | and /;

/** Finds what imprint and letters of a company of this form lack (§ 5 DDG, § 35a GmbHG, § 37a HGB). */
function* problemsOfForm({ company }: EffectiveFirm): Generator<CatalogueFault> {
  const { legalForm, name, owner, register } = company;
  if (legalForm === undefined) return;
  for (const [key, field] of Object.entries(COMPANY_FIELDS)) {
    if (company[key as keyof typeof COMPANY_FIELDS] === '') {
      yield { path: [field], code: 'missing', values: {} };
    }
  }
  if (register === '' && HAS_REGISTER.includes(legalForm)) {
    yield { path: ['register'], code: 'missing', values: {} };
  }
  if (register !== '' && legalForm === 'sole') {
    yield { path: ['register'], code: 'form_unregistered', values: {} };
  }
  if (legalForm === 'gbr' && owner !== '' && !SEVERAL.test(owner)) {
    yield { path: ['owner'], code: 'partners_missing', values: {} };
  }
  const isPartnership = legalForm === 'gbr' && register !== '';
  const [words, pattern] = (isPartnership ? REGISTERED_PARTNERSHIP : IN_NAME[legalForm]) ?? [];
  if (words !== undefined && name !== '' && !pattern?.test(name)) {
    yield { path: ['company'], code: 'form_not_in_name', values: { words } };
  }
}

/** Finds what a live shop's firm lacks or contradicts itself in; paths begin at the firm. */
export function* firmProblems(firm: EffectiveFirm, vatPercent: number): Generator<CatalogueFault> {
  yield* problemsOfForm(firm);
  if (firm.smallBusiness && vatPercent > 0) {
    yield {
      path: ['smallBusiness'],
      code: 'vat_of_small_business',
      values: { percent: vatPercent },
    };
  }
  const credit = firm.methods.indexOf('klarna');
  if (credit !== -1) yield { path: ['methods', credit], code: 'credit_offered', values: {} };
}
