import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { selectStatus, selectStep } from '../signUp/signUp.logic.ts';
import { signUpMachine } from '../signUp/signUp.machine.ts';
import { EPOCH } from '../testing/index.ts';
import { createMachineContext } from './index.ts';

const SignUp = createMachineContext(signUpMachine);
const provided = signUpMachine.provide({
  actors: {
    createAccount: fromPromise(() => Promise.resolve()),
    saveStep: fromPromise(() => Promise.resolve()),
    resendMail: fromPromise(() => Promise.resolve()),
  },
});
const input = {
  now: () => EPOCH,
  newKey: () => 'key',
  minimumAge: 18,
};

const Step = () => {
  const step = SignUp.useSelector(selectStep);
  const status = SignUp.useSelector(selectStatus);
  const send = SignUp.useSend();
  return (
    <p>
      {step} {status} {typeof send} {SignUp.useActorRef().getSnapshot().status}
    </p>
  );
};

describe('machines in React', () => {
  test('[S02] a server renders the first state, with the input given to the provider', () => {
    const html = renderToStaticMarkup(
      <SignUp.Provider machine={provided} input={{ ...input, startsAt: 'photo' }}>
        <Step />
      </SignUp.Provider>,
    );
    expect(html).toBe('<p>photo editing function active</p>');
  });

  test('[S02] outside its provider a hook throws', () => {
    expect(() => renderToStaticMarkup(<Step />)).toThrow(/Provider/);
  });
});
