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

/** 404 for an id in the path that isn't there, e.g. `No such refund: 're_1'`. */
export function missing(noun: string, id: string, param = 'id'): Refusal {
  return refusal(`No such ${noun}: '${id}'`, { status: 404, code: 'resource_missing', param });
}

/** 400 for an id inside parameters that isn't there. */
export function noSuch(noun: string, id: string, param: string): Refusal {
  return refusal(`No such ${noun}: '${id}'`, { code: 'resource_missing', param });
}
