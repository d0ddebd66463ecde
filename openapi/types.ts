/** The contract's types, for client and server. Their fields are described in the contract. */
import type { components, operations, paths } from './schema.gen.ts';

export type { components, operations, paths };

type Schemas = components['schemas'];

/** Short names for what the calls carry. */
export type Chat = Schemas['Chat'];
export type CompanyInfo = Schemas['CompanyInfo'];
export type Country = Schemas['Country'];
export type CreditPackage = Schemas['CreditPackage'];
export type DiscountCode = Schemas['DiscountCode'];
export type FieldCode = Schemas['FieldCode'];
export type FieldError = Schemas['FieldError'];
export type Gender = Schemas['Gender'];
export type Interest = Schemas['Interest'];
export type Language = Schemas['Language'];
export type Like = Schemas['Like'];
export type MainImage = Schemas['MainImage'];
export type MemberKind = Schemas['MemberKind'];
export type Message = Schemas['Message'];
export type Order = Schemas['Order'];
export type OrderStatus = Schemas['OrderStatus'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentOptions = Schemas['PaymentOptions'];
export type Photo = Schemas['Photo'];
export type Problem = Schemas['Problem'];
export type ProblemCode = Schemas['ProblemCode'];
export type ProblemParams = Schemas['Params'];
export type Profile = Schemas['Profile'];
export type ProfileCard = Schemas['ProfileCard'];
export type Quote = Schemas['Quote'];
export type ReceivedLike = Schemas['ReceivedLike'];
export type Region = Schemas['Region'];
export type Regions = Schemas['Regions'];
export type SavedMethod = Schemas['SavedMethod'];
export type Settings = Schemas['Settings'];
export type StreamEvent = Schemas['StreamEvent'];
export type User = Schemas['User'];

/** Name of an operation of the contract. */
export type OperationId = keyof operations;

type Content<Response> = Response extends { content: infer Media } ? Media[keyof Media] : undefined;

/** What an operation answers under a status. */
export type AnswerAt<
  Id extends OperationId,
  Status extends keyof operations[Id]['responses'],
> = Content<operations[Id]['responses'][Status]>;

/** What an operation answers when it succeeds. */
export type Answer<Id extends OperationId> = AnswerAt<
  Id,
  keyof operations[Id]['responses'] & (200 | 201 | 202 | 204)
>;

/** What an operation is sent as a body. */
export type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : never;
