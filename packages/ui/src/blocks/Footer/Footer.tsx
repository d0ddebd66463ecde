import { useLinkElement } from '../../components/Link/index.ts';
import { WordMark } from '../../components/WordMark/index.ts';
import {
  brand,
  compact,
  company as companyStyle,
  companyFrame,
  details,
  facts,
  footer,
  heading,
  inner,
  last,
  line,
  link,
  links as linksStyle,
  summary,
} from './Footer.css.ts';
import type { FooterCompany, FooterLabels, FooterPage, FooterProps } from './Footer.types.ts';

/** Spec section 2, in its order. */
const pages: readonly FooterPage[] = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'pricing',
  'complaints',
  'returnPolicy',
  'faq',
  'support',
];

type CompanyProps = {
  company: FooterCompany;
  /** No links stand beside it: it has the whole width. */
  isAlone: boolean;
  labels: FooterLabels;
};

const Company = ({ company, isAlone, labels }: CompanyProps) => (
  <div className={companyFrame({ isAlone })}>
    <h2 className={heading}>{labels.company}</h2>
    <CompanyFacts {...{ company, labels }} />
  </div>
);

const CompanyFacts = ({ company, labels }: Omit<CompanyProps, 'isAlone'>) => (
  <address className={companyStyle}>
    <div>
      <p>{company.name}</p>
      <p>{company.address}</p>
      <p>{[company.zip, company.city].filter(Boolean).join(' ')}</p>
      <p>{company.country}</p>
    </div>
    <div className={facts}>
      <p>{labels.registration(company.kvk)}</p>
      {company.tradenames.length > 0 && <p>{labels.tradeNames(company.tradenames.join(', '))}</p>}
      {company.vatNumbers.length > 0 && (
        <p>{labels.vatNumbers(company.vatNumbers.join(', '), company.vatNumbers.length)}</p>
      )}
      <p>
        <a className={link} href={`tel:${company.supportPhone.replaceAll(/[^+\d]/g, '')}`}>
          {labels.supportPhone(company.supportPhone)}
        </a>
      </p>
      {company.supportEmail && (
        <p>
          <a className={link} href={`mailto:${company.supportEmail}`}>
            {labels.supportEmail(company.supportEmail)}
          </a>
        </p>
      )}
    </div>
  </address>
);

const Pages = ({
  links,
  isCompact = false,
  labels,
}: Pick<FooterProps, 'links' | 'isCompact' | 'labels'>) => {
  const A = useLinkElement();
  return (
    <nav aria-label={labels.navigation}>
      <ul role="list" className={isCompact ? line : linksStyle}>
        {pages.map((page) => {
          const href = links[page];
          return href === undefined ? null : (
            <li key={page}>
              <A className={link} href={href}>
                {labels.pages[page]}
              </A>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

/** The end of every page with the default or lander layout: legal and help links, and who runs the site. */
export const Footer = ({
  brandName,
  links,
  company,
  languageMenu,
  copyright,
  isCompact = false,
  more,
  labels,
}: FooterProps) => {
  const hasLinks = Object.keys(links).length > 0;
  if (isCompact) {
    return (
      <footer className={footer}>
        <div className={compact}>
          <Pages {...{ links, labels, isCompact }} />
          {(company || more) && (
            <details className={details}>
              <summary className={summary}>{more?.label ?? labels.company}</summary>
              {company && <CompanyFacts {...{ company, labels }} />}
              {more && (
                <div className={facts}>
                  {more.content}
                  {languageMenu}
                </div>
              )}
            </details>
          )}
          <p>{copyright}</p>
          {more ? null : languageMenu}
        </div>
      </footer>
    );
  }
  return (
    <footer className={footer}>
      <div className={inner}>
        <div className={brand}>
          <WordMark name={brandName} size="sm" />
        </div>
        {hasLinks && <Pages links={links} labels={labels} />}
        {company && <Company company={company} isAlone={!hasLinks} labels={labels} />}
        <div className={last}>
          <p>{copyright}</p>
          {languageMenu}
        </div>
      </div>
    </footer>
  );
};
