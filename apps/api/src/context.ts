/**
 * What every handler and domain function may need, made once at the start (`main.ts`, or `testing/app.ts` in tests)
 * and handed down. Nothing in `domain/` reads the environment, the wall clock or a global.
 */
import type { Telemetry } from '@velours/host/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database, Db, Tx } from './db/connection.ts';
import type { Replica } from './db/replica.ts';
import type { Uploads } from './domain/photos/uploads.ts';
import type { Vault } from './domain/direct-debit/vault.ts';
import type { SettingsSource } from './domain/settings/settings.ts';
import type { EventBus } from './events/bus.ts';
import type { NewId } from './ids.ts';
import type { Jobs } from './jobs.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Clock } from './ports/clock.ts';
import type { AgeCheckPort } from './ports/age-check/age-check-port.ts';
import type { CountryPort } from './ports/country/country-port.ts';
import type { GeoPort } from './ports/geo/geo-port.ts';
import type { GifPort } from './ports/gifs/gif-port.ts';
import type { MailPort } from './ports/mail/mail-port.ts';
import type { PaymentPort } from './ports/payments/payment-port.ts';
import type { PushPort } from './ports/push/push-port.ts';
import type { SmsPort } from './ports/sms/sms-port.ts';
import type { StoragePort } from './ports/storage/storage-port.ts';

/** Takes `amount` from a wallet that has it; returns what is left, or null when there is too little. */
export type ChargeStrategy = (
  tx: Tx,
  memberId: string,
  amount: number,
  now: Date,
) => Promise<number | null>;

export interface Services {
  readonly config: Config;
  readonly database: Database;
  /** The pool, as drizzle. Inside a write use the transaction that the handler is given instead. */
  readonly db: Db;
  /** Reads that may be a second old (`readLate`); null where there is no replica. */
  readonly replica: Replica | null;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Live events to members: ids only, through the database to every process. */
  readonly events: EventBus;
  /** Work after a commit, also after a restart. */
  readonly jobs: Jobs;
  /** Settings of the domain that a host name stands for. */
  readonly settings: SettingsSource;
  readonly mail: MailPort;
  readonly payments: PaymentPort;
  readonly sms: SmsPort;
  /** Seals accounts and phone numbers, and makes codes (direct debit). */
  readonly vault: Vault;
  readonly push: PushPort;
  /** Who finds out whether somebody is 18. */
  readonly ageCheck: AgeCheckPort;
  readonly geo: GeoPort;
  /** Where visitors are, by what comes with their calls. */
  readonly country: CountryPort;
  /** Where GIFs are searched. */
  readonly gifs: GifPort;
  readonly storage: StoragePort;
  /** The photos that members send to this process. */
  readonly uploads: Uploads;
  readonly limits: RateLimits;
  /** How credits leave a wallet; replaced only by the test that proves the suite notices a wrong one. */
  readonly charge: ChargeStrategy;
  /** Traces and metrics; null where nobody wants them. */
  readonly telemetry: Telemetry | null;
  readonly log: FastifyBaseLogger;
}

/**
 * Counts a call once, though it is tried again under its key because nothing came of it: some ten times within the hour, then each try. `count` throws, or answers false, where the
 * call is beyond the limit: then the next try counts again. Needs a connection of its own, as `count` does.
 * @param part tells apart what one call is counted for more than once
 * @returns false where `count` said so
 */
export type CountOnce = (count: () => Promise<unknown>, part?: string) => Promise<boolean>;
