import * as z from 'zod/mini';
import { callApi, okReply } from '#browser/api.ts';
import { contactBody } from '#contract/forms.ts';
import { isPlain, isSeen } from '#contract/text.ts';

const CONTACT_FIELDS = ['first_name', 'last_name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactProblem = 'required' | 'emailInvalid' | 'tooLong' | 'notPlain';
type ContactBody = z.infer<typeof contactBody>;

type ContactCheck =
  | { readonly ok: true; readonly body: ContactBody }
  | { readonly ok: false; readonly problems: Partial<Record<ContactField, ContactProblem>> };

function problemOf(field: ContactField, value: string): ContactProblem {
  if (!isSeen(value)) return 'required';
  if (field === 'email') return 'emailInvalid';
  return value.length > 100 || isPlain(value) ? 'tooLong' : 'notPlain';
}

/** Checks the form against the contract; a problem per field, in the form's order. */
export function checkContact(
  values: Readonly<Record<ContactField, string>>,
  extra: Pick<ContactBody, 'urgent' | 'language'>,
): ContactCheck {
  const parsed = z.safeParse(contactBody, { ...values, email: values.email.trim(), ...extra });
  if (parsed.success) return { ok: true, body: parsed.data };
  const failed = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const problems: Partial<Record<ContactField, ContactProblem>> = {};
  for (const field of CONTACT_FIELDS) {
    if (failed.has(field)) problems[field] = problemOf(field, values[field]);
  }
  return { ok: false, problems };
}

type Submission =
  | { readonly sentBy: string }
  | {
      readonly problems: Partial<Record<ContactField, ContactProblem>>;
      readonly first: ContactField;
    }
  | { readonly code: string; readonly message: string };

/**
 * Checks the form and hands it to the server, which stores and mails it
 * (docs/specification.md#27-support-and-company).
 */
export async function submitContact(...form: Parameters<typeof checkContact>): Promise<Submission> {
  const check = checkContact(...form);
  if (check.ok) {
    const result = await callApi('POST /api/contact', { body: check.body }, okReply);
    return result.ok ? { sentBy: check.body.first_name } : result;
  }
  const { problems } = check;
  return { problems, first: CONTACT_FIELDS.find((field) => problems[field]) ?? 'message' };
}
