/** An error as Stripe's API answers it. */
export interface StripeFault {
  status: number;
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  message: string;
  code?: string;
  param?: string;
  /** True when the operation itself refused or failed; such answers are replayed for their key. */
  executed?: true;
}

/** The JSON body of an error. */
export function faultBody(fault: StripeFault): { error: Record<string, unknown> } {
  const { status: _status, executed: _executed, ...error } = fault;
  return { error };
}

export function invalidRequest(
  message: string,
  more: { code?: string; param?: string } = {},
): StripeFault {
  return { status: 400, type: 'invalid_request_error', message, ...more };
}

/** 404 for an id that isn't there, e.g. `No such refund: 're_1'`. */
export function missing(noun: string, id: string, param = 'id'): StripeFault {
  return {
    status: 404,
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  };
}

export type Outcome = { ok: true; body: object } | { ok: false; fault: StripeFault };

export function answer(body: object): Outcome {
  return { ok: true, body };
}

export function refuse(fault: StripeFault): Outcome {
  return { ok: false, fault };
}
