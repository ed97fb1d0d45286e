import * as z from 'zod/mini';
import { callApi, okReply } from '#browser/api.ts';
import { contactBody } from '#contract/forms.ts';
import { formProblems } from '#web/ui/form-problems.ts';

export type ContactField = 'first_name' | 'last_name' | 'email' | 'subject' | 'message';
type ContactBody = z.infer<typeof contactBody>;

/**
 * Checks the form against the contract and hands it to the server, which stores and mails it
 * (docs/specification.md#27-support-and-company).
 */
export async function submitContact(
  values: Readonly<Record<ContactField, string>>,
  extra: Pick<ContactBody, 'urgent' | 'language'>,
) {
  const parsed = z.safeParse(contactBody, { ...values, email: values.email.trim(), ...extra });
  if (!parsed.success) return { problems: formProblems(parsed.error, values) };
  const result = await callApi('POST /api/contact', { body: parsed.data }, okReply);
  return result.ok ? { sentBy: parsed.data.first_name } : result;
}
