import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { sessionModel } from '@velours/machines/session/model';
import { LogInForm } from '@velours/ui/blocks/LogInForm';
import { TopNav } from '@velours/ui/blocks/TopNav';
import { useAttention, useSettings, useUser } from '../app/data/hooks.ts';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import {
  LogOutFailed,
  SessionAsking,
  SessionUnreachable,
} from '../background/session/SessionTrouble.tsx';
import { logInAnswer, logInErrors, logInLabels } from '../features/log-in/log-in.ts';
import { topNavLabels, topNavMember } from '../app/layouts/SiteTopNav.tsx';
import { sessionView } from '../background/session/session-actor.ts';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/session/ways' with { type: 'json' };

const links = {
  home: '/',
  logIn: '/login',
  signUp: '/signup',
  members: '/members',
  messages: '/chats',
  likes: '/likes',
  credits: '/credits',
  premium: '/premium',
  account: { profile: '/profile', settings: '/settings', logOut: '/logout' },
};

type Part = Parameters<StateView<typeof sessionModel.machine>>[0];

function VisitorPart({ snapshot, send }: Part) {
  const t = useTranslate();
  const view = sessionView(snapshot);
  const { failure } = logInAnswer(view);
  const errors = useMemo(() => logInErrors(t, failure), [t, failure]);
  return (
    <LogInForm
      action="/login"
      hiddenFields={{ next: '/members' }}
      onSubmit={(values) => send({ type: 'LOG_IN', ...values, next: '/members' })}
      isPending={view.status === 'loggingIn'}
      errors={errors}
      signUpHref="/signup"
      labels={logInLabels(t, errors)}
    />
  );
}

function MemberPart({ snapshot, send }: Part) {
  const t = useTranslate();
  const settings = useSettings();
  const user = useUser();
  const attention = useAttention();
  const logOut = (): void => send({ type: 'LOG_OUT' });
  const { logOutFailure } = sessionView(snapshot);
  return (
    <>
      <TopNav
        brandName={settings.name}
        member={user && topNavMember(user, attention, settings.cdn_prefix)}
        onLogOut={logOut}
        labels={topNavLabels(t, settings.name)}
        links={links}
      />
      {logOutFailure && <LogOutFailed failure={logOutFailure} onRetry={logOut} />}
    </>
  );
}

/** A visitor sees the form, a member the bar of every page, and nobody anything while it is not known who is there. */
const Shown: StateView<typeof sessionModel.machine> = ({ snapshot, send }) => {
  const { status, isUnreachable } = sessionView(snapshot);
  if (isUnreachable) return <SessionUnreachable onRetry={() => send({ type: 'RETRY' })} />;
  if (status === 'unknown') return <SessionAsking />;
  const isMember = status === 'member' || status === 'loggingOut';
  return isMember ? (
    <MemberPart {...{ snapshot, send }} />
  ) : (
    <VisitorPart {...{ snapshot, send }} />
  );
};

const meta = {
  title: 'Machines/Session',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: sessionModel, ways, Shown, surroundings: { who: 'free' } }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const Asking: Story = { args: { view: 'asking' } };

export const FailedLogOut: Story = { args: { view: 'failed: log-out' } };

export const FailedLoginFailed: Story = { args: { view: 'failed: login failed' } };

export const FailedNetwork: Story = { args: { view: 'failed: network' } };

export const FailedTooManyAttempts: Story = { args: { view: 'failed: too many attempts' } };

export const LoggingIn: Story = { args: { view: 'logging in' } };

export const LoggingOut: Story = { args: { view: 'logging out' } };

export const Member: Story = { args: { view: 'member' } };

export const Unreachable: Story = { args: { view: 'unreachable' } };

export const Visitor: Story = { args: { view: 'visitor' } };
