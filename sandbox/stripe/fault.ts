/** An error as Stripe's API returns it. */
export interface StripeFault {
  status: number;
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  message: string;
  code?: string;
  param?: string;
  /** True when the operation itself refused or failed; such replies are replayed for their key. */
  executed?: true;
}

/** Ends a call with an error of Stripe's. Nothing that the call changed is kept. */
export class Refusal extends Error {
  readonly fault: StripeFault;

  constructor(fault: StripeFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** The JSON body of an error. */
export function faultBody(fault: StripeFault): { error: Record<string, unknown> } {
  const { status: _status, executed: _executed, ...error } = fault;
  return { error };
}

export function invalidRequest(message: string, more: Partial<StripeFault> = {}): StripeFault {
  return { status: 400, type: 'invalid_request_error', message, ...more };
}

export function refusal(message: string, more: Partial<StripeFault> = {}): Refusal {
  return new Refusal(invalidRequest(message, more));
}

/** For an id that isn't there: 400 inside parameters, 404 in the path; e.g. `No such refund: 're_1'`. */
export function noSuch(noun: string, id: string, param: string, status = 400): Refusal {
  return refusal(`No such ${noun}: '${id}'`, { status, code: 'resource_missing', param });
}
