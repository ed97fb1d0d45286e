import type { Fact, StripeFacts } from './facts.ts';

/** One call as it went over the wire. */
export interface Call {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Form-encoded: the body of a POST, else the query. */
  readonly params: string;
  readonly answer: unknown;
}

/** `POST /v1/checkout/sessions/{session}/expire` for the call's own path, or undefined. */
export function endpointOf(call: Call, { requests }: StripeFacts): string | undefined {
  return Object.keys(requests).find((endpoint) => {
    const [method, path = ''] = endpoint.split(' ');
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return method === call.method && pattern.test(call.path);
  });
}

/** `line_items[0][price_data][currency]` as the facts name it: `line_items[].price_data.currency`. */
export function parameterName(sent: string): string {
  const [first = '', ...rest] = sent.replaceAll(']', '').split('[');
  return rest.reduce((name, part) => (/^\d+$/.test(part) ? `${name}[]` : `${name}.${part}`), first);
}

function factFor(known: Readonly<Record<string, Fact>>, name: string): Fact | undefined {
  return known[name] ?? known[name.replace(/\.[^.]+$/, '.*')];
}

/** What a sent value does wrong by its fact, in words. */
function faultOf(value: string, { type, maxLength, values }: Fact): string | undefined {
  if (type === 'integer' && !/^-?\d+$/.test(value)) return 'is no integer';
  if (type === 'boolean' && value !== 'true' && value !== 'false') return 'is no boolean';
  if (maxLength !== undefined && value.length > maxLength) return `is longer than ${maxLength}`;
  if (values && !values.includes(value)) return `is none of ${values.join(', ')}`;
  return undefined;
}

/** Everything in a call that Stripe's description does not allow. */
export function requestFaults(call: Call, facts: StripeFacts): string[] {
  const endpoint = endpointOf(call, facts);
  if (endpoint === undefined) return [`${call.method} ${call.path} is not in the facts`];
  const known = facts.requests[endpoint] ?? {};
  const sent = [...new URLSearchParams(call.params)];
  const faults = sent.flatMap(([name, value]) => {
    const own = factFor(known, parameterName(name));
    const fault = own === undefined ? 'is not in the facts' : faultOf(value, own);
    return fault === undefined ? [] : [`${endpoint}: ${name} ${fault}`];
  });
  return [...faults, ...missing(endpoint, known, sent)];
}

/** `a`, `a[0]` and `a[0][b]` of `a[0][b]`. */
function prefixes(sent: string): string[] {
  const [first = '', ...rest] = sent.replaceAll(']', '').split('[');
  return [first, ...rest.map((_, n) => `${first}[${rest.slice(0, n + 1).join('][')}]`)];
}

/** Objects that were sent without a part they must have; each element of a list is one. */
function missing(
  endpoint: string,
  known: Readonly<Record<string, Fact>>,
  sent: readonly (readonly [string, string])[],
): string[] {
  const objects = new Set(sent.flatMap(([name]) => prefixes(name)));
  return [...objects].flatMap((object) => {
    const required = known[parameterName(object)]?.required ?? [];
    return required
      .filter((part) => !objects.has(`${object}[${part}]`))
      .map((part) => `${endpoint}: ${object} comes without ${part}`);
  });
}

/** Everything in an answer, expanded objects and lists included, that Stripe would not answer. */
export function answerFaults(answer: unknown, facts: StripeFacts): string[] {
  if (Array.isArray(answer)) return answer.flatMap((one) => answerFaults(one, facts));
  if (typeof answer !== 'object' || answer === null) return [];
  const fields = answer as Record<string, unknown>;
  const inner = Object.values(fields).flatMap((one) => answerFaults(one, facts));
  const known = facts.answers[String(fields['object'])];
  if (known === undefined) return inner;
  const say = (name: string, fault: string) => `${fields['object']}: ${name} ${fault}`;
  const absent = known.required.filter((name) => fields[name] === undefined);
  const wrong = Object.entries(known.fields).flatMap(([name, own]) => {
    const fault = fields[name] === undefined ? undefined : fieldFault(fields[name], own);
    return fault === undefined ? [] : [say(name, fault)];
  });
  return [...absent.map((name) => say(name, 'is missing')), ...wrong, ...inner];
}

function fieldFault(value: unknown, { type, nullable, values }: Fact): string | undefined {
  if (value === null) return nullable ? undefined : 'is null';
  if (values && !values.includes(String(value))) return `is none of ${values.join(', ')}`;
  const is = {
    string: typeof value === 'string',
    integer: Number.isSafeInteger(value),
    boolean: typeof value === 'boolean',
    array: Array.isArray(value),
    object: typeof value === 'object' && !Array.isArray(value),
    reference: typeof value === 'string' || (typeof value === 'object' && 'id' in value),
  }[type];
  return is ? undefined : `is no ${type}`;
}
