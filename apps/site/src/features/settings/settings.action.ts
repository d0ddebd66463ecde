import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer, intent, type Api, type Schemas } from '../../app/data/api.ts';
import { SECTION_OF, isSettingsForm, type SettingsForm } from './settings.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, refused, readForm } from '../../app/forms/refused.ts';

type Send = (api: Api, form: FormData) => Promise<unknown>;

/** Each form of /settings as it is sent without script. */
const SENDERS: Readonly<Record<SettingsForm, Send>> = {
  email: (api, form) =>
    answer(
      api.POST('/api/mail-change.php', {
        params: intent(),
        body: { email: field(form, 'email').trim(), password: field(form, 'password') },
      }),
    ),
  resend: (api) => answer(api.PUT('/api/mail-change.php', { params: intent() })),
  cancel: (api) => answer(api.DELETE('/api/mail-change.php', { params: intent() })),
  password: (api, form) =>
    answer(
      api.POST('/api/password.php', {
        params: intent(),
        body: { current: field(form, 'current'), password: field(form, 'password') },
      }),
    ),
  appearance: (api, form) =>
    answer(
      api.PUT('/api/preferences.php', {
        params: intent(),
        body: {
          color_scheme: field(form, 'color_scheme') as Schemas['ColorScheme'],
          text_size: Number(field(form, 'text_size')) as Schemas['TextSize'],
        },
      }),
    ),
  privacy: (api, form) =>
    answer(
      api.PUT('/api/preferences.php', {
        params: intent(),
        body: { invisible: field(form, 'invisible') === 'on' },
      }),
    ),
  location: (api, form) => {
    const country = field(form, 'country') as Schemas['Country'];
    // The regions on the page are those of the country from before.
    const isSame = country === field(form, 'shown_country');
    const countryregion = isSame ? field(form, 'countryregion') || null : null;
    return answer(
      api.PUT('/api/profile.php', { params: intent(), body: { country, countryregion } }),
    );
  },
};

/** The forms of /settings without script; the page comes back to the section it was. */
export async function settingsAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const name = field(form, 'form');
  if (!isSettingsForm(name)) throw data({ code: 'malformed_request' }, { status: 400 });
  try {
    await SENDERS[name](api, form);
  } catch (error) {
    const again = refused(error, { form: name, email: field(form, 'email') });
    return data(again, { status: again.problem.status });
  }
  throw redirect(`/settings?saved=${name}#${SECTION_OF[name]}`);
}
