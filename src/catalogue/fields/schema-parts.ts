import * as z from 'zod/mini';
import { type FindingCode, type FindingValues, findingText } from '../findings.ts';
import { MAX_AMOUNT_CENTS, MAX_NAME_LENGTH } from '../limits.ts';
import { storable } from '../storable.ts';

/** Longest id of a product; its item ids add a size, pack or colour. */
const MAX_ID_LENGTH = 60;
const MAX_TEXT_LENGTH = 2_000;

/** Sentence and code of a finding (`findingsOfIssues`). */
export const named = (code: FindingCode, values: FindingValues = {}) => ({
  error: findingText(code, values),
  params: { code, values },
});

/** Refuses names that every object has: `constructor` would be found in each record of entries. */
const isOwnName = z.refine<string>((key) => !(key in Object.prototype), named('wrong_format'));

export const idText = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(MAX_ID_LENGTH), isOwnName);
export const list = <Item extends z.ZodMiniType>(item: Item, least = 0) =>
  z.readonly(z.array(item).check(z.minLength(least)));

export const free = z.string().check(z.maxLength(MAX_TEXT_LENGTH), storable);
export const text = free.check(z.regex(/\S/));
export const name = text.check(z.maxLength(MAX_NAME_LENGTH));
export const localized = <Text extends z.ZodMiniType>(each: Text) =>
  z.strictObject({ de: each, en: each });

export const cents = z.int().check(z.positive(), z.lte(MAX_AMOUNT_CENTS));

export const optionId = z.string().check(z.regex(/^[A-Za-z0-9]{1,12}$/), isOwnName);
export const collectionId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/), z.maxLength(40), isOwnName);
export const path = z.string().check(z.regex(/^(?:\/[a-z0-9-]+){1,3}$/));
export const tagText = z
  .string()
  .check(z.regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u), z.maxLength(40), isOwnName);

export const giftId = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/), z.maxLength(40), isOwnName);
