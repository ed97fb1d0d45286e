/** The account that a request is from or about, as far as the security log names it. */
export interface Subject {
  readonly id: string;
  readonly isAdmin: boolean;
}

/** By request, and gone with it. */
const subjects = new WeakMap<object, Subject>();

/** Notes the account of a request, so that a refusal further on can be logged with it. */
export function setSubject(request: object, { id, isAdmin }: Subject): void {
  subjects.set(request, { id, isAdmin });
}

/** Returns the account noted for a request. */
export function subjectOf(request: object): Subject | undefined {
  return subjects.get(request);
}
