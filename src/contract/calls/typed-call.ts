import type { AnyContractProcedure, ContractProcedure, ErrorMap, ErrorMapItem, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { AnySchema } from '@orpc/contract'
import type { CommonRefusal } from '../call-errors.ts'

/**
 * A call of the contract as the browser knows it: method, path and marks, as in `PUT /api/addresses/{id} detailed current`.
 * - `detailed`: the input names the parts of the request.
 * - `once`: the call takes an idempotency key.
 * - `current`: its refusal `changed_meanwhile` contains the record that it answers with.
 * - `gone`: it removes something and answers with nothing.
 *
 * The type parameters carry its input, answer and refusals for the compiler only. The tables in this folder are generated from the contract,
 * so no browser loads a schema. A call is a string, which the bundler inlines.
 */
export type Call<Input, Answer, Own extends OwnRefusal> = string & {
  readonly types?: { readonly input: Input; readonly answer: Answer; readonly refusal: Own }
}

export type InputOf<C> = C extends Call<infer Input, unknown, OwnRefusal> ? Input : never
export type AnswerOf<C> = C extends Call<unknown, infer Answer, OwnRefusal> ? Answer : never

/** A refusal that this call declares: its code and the data that comes with it. */
export type OwnRefusal = { readonly code: string; readonly error: string; readonly fields?: undefined }

export type ServerRefusal<Input, Own extends OwnRefusal> = Own | CommonRefusal<FieldsOf<Input>>

export type CallOf<Procedure extends AnyContractProcedure> =
  Procedure extends ContractProcedure<infer Input, infer Output, infer Errors, infer _Meta>
    ? Call<TakenBy<Input>, BodyOf<InferSchemaOutput<Output>>, RefusalsOf<Errors>>
    : never

type TakenBy<Schema extends AnySchema> = unknown extends InferSchemaInput<Schema> ? void : InferSchemaInput<Schema>

/** The part of a detailed response that a browser reads. */
type BodyOf<Output> = Output extends { status: 200 | 201; body: infer Body } ? Body : Output extends { status: 302 } ? never : Output

type RefusalsOf<Errors extends ErrorMap> = {
  [Code in keyof Errors & string]: OwnRefusal & { readonly code: Code } & DetailsOf<Errors[Code]>
}[keyof Errors & string]

type DetailsOf<Item> =
  Item extends ErrorMapItem<infer Data> ? (unknown extends InferSchemaOutput<Data> ? unknown : InferSchemaOutput<Data>) : unknown

/** Error messages by field name, as the sender named the field. */
type FieldsOf<Input> = { readonly [Name in FieldName<SentOf<NonNullable<Input>>>]?: string }

type FieldName<Sent> = Sent extends unknown ? (keyof Sent & string) | `${keyof Sent & string}.${string}` : never
type SentOf<Input> = Input extends { body?: infer Body } ? NonNullable<Body> : Input
