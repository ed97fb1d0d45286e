import type { Fact, StripeFacts } from './facts.ts';

/** As much of an OpenAPI schema as facts are made of. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
  readonly nullable?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly 'x-expansionResources'?: unknown;
}

interface Operation {
  readonly parameters?: readonly { name: string; in: string; schema: Schema }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

/** Stripe's description, as far as it is read. */
export interface OpenApi {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * The same facts as a description of Stripe's API states them now. Which ones is decided by `wanted`;
 * one that is gone throws, by name.
 */
export function extractFacts(spec: OpenApi, wanted: StripeFacts): StripeFacts {
  const requests = mapValues(wanted.requests, (facts, endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const operation = spec.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${endpoint} is gone`);
    const top = parametersOf(operation);
    return mapValues(facts, (fact, name) =>
      parameterFact(spec, walk(spec, top, name, endpoint), fact, `${endpoint}: ${name}`),
    );
  });
  const answers = mapValues(wanted.answers, ({ fields }, object) => {
    const schema = spec.components.schemas[object];
    if (!schema) throw new Error(`${object} is gone`);
    return {
      required: [...(schema.required ?? [])],
      fields: mapValues(fields, (fact, name) =>
        fieldFact(spec, walk(spec, schema, name, object), fact, `${object}: ${name}`),
      ),
    };
  });
  return { source: wanted.source, version: spec.info.version, requests, answers };
}

function mapValues<T, R>(
  record: Readonly<Record<string, T>>,
  change: (value: T, key: string) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, one]) => [key, change(one, key)]));
}

function parametersOf({ parameters = [], requestBody }: Operation): Schema {
  const query = parameters.filter((one) => one.in === 'query');
  return {
    properties: {
      ...Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
      ...requestBody?.content[FORM]?.schema.properties,
    },
  };
}

/** Follows `a.b[].c` from a schema; `*` is any key of a map. */
function walk(spec: OpenApi, from: Schema, name: string, where: string): Schema {
  let at = from;
  for (const part of name.split('.')) {
    const key = part.replace('[]', '');
    const here = variants(spec, at);
    const next =
      key === '*'
        ? here.map(({ additionalProperties }) => additionalProperties).find(isSchema)
        : here.map(({ properties }) => properties?.[key]).find(isSchema);
    const inside =
      next && part.endsWith('[]')
        ? variants(spec, next)
            .map(({ items }) => items)
            .find(isSchema)
        : next;
    if (!inside) throw new Error(`${where}: ${name} is gone`);
    at = inside;
  }
  return at;
}

function isSchema(schema: Schema | boolean | undefined): schema is Schema {
  return typeof schema === 'object';
}

/** The schema, or what it may be instead of itself, references resolved. */
function variants(spec: OpenApi, schema: Schema): Schema[] {
  if (schema.$ref !== undefined) {
    const target = spec.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
    return target ? variants(spec, target) : [];
  }
  return schema.anyOf ? schema.anyOf.flatMap((one) => variants(spec, one)) : [schema];
}

/** An empty text beside the real form only means “take it away”. */
function formOf(spec: OpenApi, schema: Schema): Schema {
  return variants(spec, schema).find((one) => one.enum?.join() !== '') ?? schema;
}

function valuesOf({ enum: known }: Schema, { values }: Fact, name: string): Pick<Fact, 'values'> {
  const gone = values?.filter((value) => known && !known.includes(value)) ?? [];
  if (gone.length > 0) throw new Error(`${name}: ${gone.join(', ')} is gone`);
  return values === undefined ? {} : { values };
}

function parameterFact(spec: OpenApi, schema: Schema, wanted: Fact, name: string): Fact {
  const form = formOf(spec, schema);
  return {
    type: (form.type ?? 'object') as Fact['type'],
    ...(form.maxLength !== undefined && { maxLength: form.maxLength }),
    ...valuesOf(form, wanted, name),
    ...(form.required && { required: [...form.required] }),
  };
}

function fieldFact(spec: OpenApi, schema: Schema, wanted: Fact, name: string): Fact {
  const form = formOf(spec, schema);
  const type = 'x-expansionResources' in schema ? 'reference' : (form.type ?? 'object');
  return {
    type: type as Fact['type'],
    ...(schema.nullable === true && { nullable: true }),
    ...valuesOf(form, wanted, name),
  };
}
