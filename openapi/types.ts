/** The contract's types, for client and server. Their fields are described in the contract. */
import type { components, operations, paths } from './schema.gen.ts';

export type { components, operations, paths };

/** Every named schema. */
export type Schemas = components['schemas'];

/** Short names for what the calls carry. */
export type BlockedMember = Schemas['BlockedMember'];
export type Chat = Schemas['Chat'];
export type ColorScheme = Schemas['ColorScheme'];
export type CompanyInfo = Schemas['CompanyInfo'];
export type ComplaintCategory = Schemas['ComplaintCategory'];
export type Country = Schemas['Country'];
export type CreditPackage = Schemas['CreditPackage'];
export type DayLikes = Schemas['DayLikes'];
export type Decision = Schemas['Decision'];
export type DecisionKind = Schemas['DecisionKind'];
export type DiscountCode = Schemas['DiscountCode'];
export type FieldCode = Schemas['FieldCode'];
export type FieldError = Schemas['FieldError'];
export type Gender = Schemas['Gender'];
export type GiftName = Schemas['GiftName'];
export type Interest = Schemas['Interest'];
export type Language = Schemas['Language'];
export type Like = Schemas['Like'];
export type ListedPackage = Schemas['ListedPackage'];
export type MainImage = Schemas['MainImage'];
export type Match = Schemas['Match'];
export type MatchPreferences = Schemas['MatchPreferences'];
export type MatchReason = Schemas['MatchReason'];
export type MemberKind = Schemas['MemberKind'];
export type Message = Schemas['Message'];
export type MessageKind = Schemas['MessageKind'];
export type MethodKind = Schemas['MethodKind'];
export type NotificationKinds = Schemas['NotificationKinds'];
export type NotificationReason = Schemas['NotificationReason'];
export type Order = Schemas['Order'];
export type OrderStatus = Schemas['OrderStatus'];
export type OwnPhoto = Schemas['OwnPhoto'];
export type PackageId = Schemas['PackageId'];
export type Page = Schemas['Page'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentOptions = Schemas['PaymentOptions'];
export type PendingMailChange = Schemas['PendingMailChange'];
export type Photo = Schemas['Photo'];
export type PhotoReason = Schemas['PhotoReason'];
export type PriceLine = Schemas['PriceLine'];
export type Problem = Schemas['Problem'];
export type ProblemCode = Schemas['ProblemCode'];
export type ProblemParams = Schemas['Params'];
export type Profile = Schemas['Profile'];
export type ProfileCard = Schemas['ProfileCard'];
export type Partner = Schemas['Partner'];
export type Quote = Schemas['Quote'];
export type Refund = Schemas['Refund'];
export type Region = Schemas['Region'];
export type Regions = Schemas['Regions'];
export type Report = Schemas['Report'];
export type ReportKind = Schemas['ReportKind'];
export type ReportReason = Schemas['ReportReason'];
export type Settings = Schemas['Settings'];
export type StatementDay = Schemas['StatementDay'];
export type StreamEvent = Schemas['StreamEvent'];
export type SwipeCard = Schemas['SwipeCard'];
export type TextSize = Schemas['TextSize'];
export type User = Schemas['User'];
export type Vat = Schemas['Vat'];

/** What is only read: also its lists may be constants. */
export type Immutable<Value> = Value extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
    : Value;

/** Name of an operation of the contract. */
export type OperationId = keyof operations;

type Content<Response> = Response extends { content: infer Media } ? Media[keyof Media] : undefined;

/** What an operation answers under a status. */
export type AnswerAt<
  Id extends OperationId,
  Status extends keyof operations[Id]['responses'],
> = Content<operations[Id]['responses'][Status]>;

/** The statuses under which an operation succeeds. */
export type SuccessStatus<Id extends OperationId> = keyof operations[Id]['responses'] &
  (200 | 201 | 202 | 204);

/** What an operation answers when it succeeds. */
export type Answer<Id extends OperationId> = AnswerAt<Id, SuccessStatus<Id>>;

/** What an operation is asked by its address. */
export type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** What an operation is sent as a body. */
export type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : never;
