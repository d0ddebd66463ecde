/** Turns a mail's name and data into subject, text and HTML in the reader's language (`templates.ts`, `frame.ts`). */
import type { CompanyInfo, MemberKind, PhotoReason } from '@velours/openapi/types';
import type { BrandKey } from '../../domain/settings/file-schema.ts';
import { mailTexts } from './catalogues.ts';
import { companyIn } from './formats.ts';
import { htmlOf, textOf } from './frame.ts';
import type { Framed } from './frame.ts';
import { PARTS } from './templates.ts';
import type { MailTemplate } from './templates.ts';

export type { MailTemplate };

export interface MailReader {
  readonly language: string;
  /** Null where whose the address is nobody has confirmed. */
  readonly name: string | null;
  /** Name of the site as its members know it. */
  readonly domain: string;
  /** Whose theme the mail wears; null in discreet mode, where neither that nor the site's name stands out. */
  readonly brand: BrandKey | null;
  /** Who sends it, and how they are reached: a business says so in each of its mails. */
  readonly company: Pick<CompanyInfo, 'name' | 'address' | 'zip' | 'city' | 'country' | 'kvk'>;
  readonly support: { readonly email: string; readonly phone: string };
  /** Only for mails that may be switched off (`SWITCHABLE`). */
  readonly switchOff?: SwitchOff | undefined;
}

export interface SwitchOff {
  /** The page with the reader's settings, without log-in. */
  readonly settings: string;
  /** Where one POST ends such mails (RFC 8058). */
  readonly oneClick: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly oneClick?: string | undefined;
}

/**
 * Text of an SMS in the member's language. In the alphabet of SMS (GSM 03.38) wherever the language is: one sign beyond it, as the spaces of
 * amounts are, makes a message twice as long and as dear.
 * @param values.host where the code is typed: a browser offers it there and nowhere else (wicg.github.io/sms-one-time-codes)
 */
export async function smsText(
  language: string,
  values: {
    readonly code: string;
    readonly total: string;
    readonly company: string;
    readonly host: string | null;
  },
): Promise<string> {
  const t = await mailTexts(language);
  const text = t('sms.directDebit', values)
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll('’', "'");
  return values.host === null ? text : `${text}\n@${values.host} #${values.code}`;
}

/**
 * A notification in the reader's language: it names nobody and quotes nothing, and says of whoever is no real member what they are. In
 * discreet mode it says neither that nor what came.
 * @param news.unread how many messages wait to be read, those included of which no notification told
 * @param news.of what kind of profile the news are of
 */
export async function pushWords(news: {
  readonly language: string;
  readonly isDiscreet: boolean;
  readonly kind: 'message' | 'like' | 'match';
  readonly of: MemberKind;
  readonly unread: number;
}): Promise<{ readonly title: string; readonly body?: string }> {
  const { isDiscreet, kind, of, unread } = news;
  const t = await mailTexts(news.language);
  if (isDiscreet) return { title: t('push.news') };
  const label = of === 'fictional' ? t('push.fictional') : t('push.demo');
  const body = of === 'member' ? {} : { body: label };
  if (kind !== 'message') return { title: t('push.news'), ...body };
  return { title: unread > 1 ? t('push.unread', { count: unread }) : t('push.title'), ...body };
}

/** What a list of mails shows of one to a member in discreet mode: neither the site nor what it is about. */
export async function discreetEnvelope(
  language: string,
): Promise<{ readonly subject: string; readonly sender: string }> {
  const t = await mailTexts(language);
  return { subject: t('push.news'), sender: t('discreet.sender') };
}

/** Why a photo is not shown, as a sentence. */
export async function photoReason(language: string, reason: PhotoReason): Promise<string> {
  const t = await mailTexts(language);
  return t(`mail:photoReason.${reason}`);
}

/** A house rule, as a sentence; one that has no text of its own is called another rule. */
export async function houseRule(language: string, rule: string): Promise<string> {
  const t = await mailTexts(language);
  return t([`safety:rules.${rule}`, 'safety:rules.other']);
}

/** A name as it stands in a mail: with its label where no person is behind the profile (decision 0007). */
export async function labelledName(
  language: string,
  profile: { readonly name: string; readonly kind: MemberKind },
): Promise<string> {
  const t = await mailTexts(language);
  const { name, kind } = profile;
  if (kind === 'fictional') return t('kind.fictional', { name });
  return kind === 'demo' ? t('kind.demo', { name }) : name;
}

export async function renderMail(
  template: MailTemplate,
  reader: MailReader,
): Promise<RenderedMail> {
  const t = await mailTexts(reader.language);
  const values = { ...template, name: reader.name, domain: reader.domain };
  const greeting = reader.name === null ? t('greetingWithoutName') : t('greeting', values);
  const [group] = template.name.split('.');
  const say = (key: string) => t([`${template.name}.${key}`, `${group}.${key}`], values);
  const answer = 'answer' in template ? [template.answer] : [];
  const { more = [], notes = [], canIgnore = false } = PARTS[template.name](say);
  const { switchOff, company, support } = reader;
  const registration = t('common:footer.registration', { number: company.kvk });
  const framed: Framed = {
    language: reader.language,
    site: reader.brand === null ? null : { name: reader.domain, brand: reader.brand },
    subject: say('subject'),
    heading: say('heading'),
    body: [greeting, say('body'), ...answer, ...more],
    action: say('action'),
    link: template.link,
    fallback: t('fallback', values),
    notes,
    footer: [
      t('footer.reason', values),
      ...(canIgnore ? [t('footer.ignore')] : []),
      `${companyIn(reader.language, company)}. ${registration}`,
      `${support.email}, ${support.phone}`,
    ],
    settings:
      switchOff === undefined ? null : { label: t('footer.settings'), link: switchOff.settings },
  };
  return {
    subject: framed.subject,
    text: textOf(framed),
    html: htmlOf(framed),
    ...(switchOff !== undefined && { oneClick: switchOff.oneClick }),
  };
}
