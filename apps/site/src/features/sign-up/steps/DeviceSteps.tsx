import { useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  selectFailure,
  selectGeocode,
  selectState,
  type GeolocationEvent,
  type geolocationMachine,
} from '@velours/machines/geolocation';
import type { SignUpStepFrame } from '@velours/ui/blocks/SignUpForm';
import { LocationStep, type LocationStepProps } from '@velours/ui/blocks/SignUpForm/LocationStep';
import type { SnapshotFrom } from 'xstate';
import type { Schemas } from '../../../app/data/api.ts';
import { useRegions, useSettings } from '../../../app/data/hooks.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../../app/i18n/texts.ts';
import { countryOptions, regionOptions } from '../../people/profile-options.ts';
import { failureErrors, type AnyFailure, failureText } from '../../../app/errors/problem-text.ts';
import { host } from '../../../background/host.ts';
import { firstCountry } from '../sign-up.ts';
import { useSnapshot, type AsyncActor } from '../../../app/loading/actor-handle.ts';
import { useFormats } from '../../../app/i18n/use-formats.ts';
import { PhotoStep } from '@velours/ui/blocks/SignUpForm/PhotoStep';
import { photoUploadProps, servedPhotosProps } from '../../photos/photo-upload.ts';
import type { OwnPhotos } from '../../photos/use-own-photos.ts';
import { PhotoRemovals } from '../../photos/PhotoRemovals.tsx';
import { selectFailure as selectPushFailure } from '@velours/machines/push';
import { PushStep } from '@velours/ui/blocks/SignUpForm/PushStep';
import { pushFailureText, pushStepState, usePush } from '../../../background/push/push.ts';

export interface SignUpPhotoProps {
  frame: SignUpStepFrame;
  user: Schemas['User'];
  photos: OwnPhotos;
  /** Why a photo that was sent without script was refused. */
  refusal: AnyFailure | null;
  /** On to the next step, once what is on its way has arrived. */
  onSave: (values: { whenSent: () => Promise<void> }) => void;
}

/**
 * The step that adds photos (spec sections 2 and 5): they go out as they are chosen, the step itself waits for them. Before the
 * statechart is there, and without script, it is a form with one file.
 */
export function SignUpPhoto({ frame, user, photos, refusal, onSave }: SignUpPhotoProps): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const { snapshot, send, urlOf, rejectedReason, whenSent } = photos;
  const mainId = user.profile.main_image?.id;
  const uploader = snapshot
    ? photoUploadProps(snapshot, { t, send, urlOf, rejectedReason, mainId })
    : servedPhotosProps(user, settings, { t, send });
  const error = refusal && !snapshot ? failureText(t, refusal) : uploader.error;
  return (
    <PhotoStep
      {...frame}
      notice={snapshot && <PhotoRemovals {...{ snapshot, send }} />}
      uploader={{ ...uploader, error }}
      onSubmit={() => onSave({ whenSent })}
      labels={{ ...t(($) => $.signup.step), ...t(($) => $.signup.photo) }}
    />
  );
}

interface SignUpPushProps {
  frame: SignUpStepFrame;
  /** On to the next step, with notifications. */
  onDone: () => void;
}

/** The step that offers notifications of new messages. */
export function SignUpPush({ frame, onDone }: SignUpPushProps): ReactNode {
  const t = useTranslate();
  const { snapshot, send } = usePush();
  const failure = snapshot ? selectPushFailure(snapshot) : null;
  // The same object until the next try: a new one takes the focus to the summary of errors.
  const errors = useMemo(() => {
    const form = pushFailureText(t, failure);
    return form === undefined ? undefined : { form };
  }, [t, failure]);
  const state = pushStepState(snapshot);
  return (
    <PushStep
      {...frame}
      state={state}
      errors={errors}
      onEnable={() => send({ type: 'ENABLE' })}
      onSubmit={state === 'subscribed' ? onDone : frame.onSkip}
      labels={{ ...t(($) => $.signup.step), ...t(($) => $.signup.push) }}
    />
  );
}

export interface SignUpLocationProps {
  frame: SignUpStepFrame;
  user: Schemas['User'];
  /** What was chosen in this step before. @default what the profile says */
  typed?: Readonly<Record<string, string>> | undefined;
  failure: AnyFailure | null;
  onSave: (values: { country: string; countryregion: string | null }) => void;
}

type Geolocation = Pick<AsyncActor<typeof geolocationMachine>, 'snapshot' | 'send'>;

/** Asks for what the step begins with, in the steps before it: what came later would move what is about to be pressed. */
export function useLocationAhead(user: Schemas['User'] | null, isWanted: boolean): void {
  const settings = useSettings();
  useRegions(user && isWanted ? firstCountry(user.profile, settings) : '');
  useEffect(() => {
    if (isWanted) host.geolocation.want();
  }, [isWanted]);
}

/** The step that asks for country and region; the place itself is looked up only when the member presses for it. */
export function SignUpLocation(props: SignUpLocationProps): ReactNode {
  const snapshot = useSnapshot(host.geolocation);
  return <SignUpLocationView {...props} snapshot={snapshot} send={host.geolocation.send} />;
}

/** The step with the statechart as it is. */
export function SignUpLocationView({
  frame,
  user,
  typed,
  failure,
  onSave,
  snapshot,
  send,
}: SignUpLocationProps & Geolocation): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const [isPlaceWanted, setPlaceWanted] = useState(false);
  const [chosenCountry, setCountry] = useState(typed?.['country']);

  const place = snapshot && isPlaceWanted ? locatedPlace(snapshot, settings.countries) : undefined;
  const country = place?.country ?? chosenCountry ?? firstCountry(user.profile, settings);
  const regions = useRegions(country);
  const location = snapshot && geolocationProps(snapshot, { t, send });
  const known = typed?.['countryregion'] ?? user.profile.countryregion ?? '';
  const countryregion = place ? place.countryregion : known;
  // A place that was found fills in the form anew, once its regions are there; what is chosen after it does not.
  const [filledIn, setFilledIn] = useState('');
  const found = place && regions.data ? `${place.country} ${place.countryregion}` : filledIn;
  if (found !== filledIn) setFilledIn(found);
  // New errors take the focus to the summary, so the same errors must stay the same object.
  const locationError = location?.errors?.form;
  const errors = useMemo(
    () =>
      failureErrors(t, failure, ['country', 'countryregion']) ??
      (locationError ? { form: locationError } : undefined),
    [t, failure, locationError],
  );

  return (
    <LocationStep
      key={filledIn}
      {...frame}
      takesFocus={frame.takesFocus || filledIn !== ''}
      countries={countryOptions(settings.countries, formats)}
      regions={regionOptions(regions.data ?? [])}
      defaultValues={{ country, countryregion }}
      onCountryChange={(next) => {
        setPlaceWanted(false);
        setCountry(next);
      }}
      onLocate={
        location?.onLocate &&
        (() => {
          setPlaceWanted(true);
          location.onLocate?.();
        })
      }
      isLocating={location?.isLocating}
      onSubmit={(values) =>
        onSave({ country: values.country, countryregion: values.countryregion || null })
      }
      errors={errors}
      labels={{
        ...t(($) => $.signup.step),
        ...t(($) => $.signup.location),
        choose: t(($) => $.common.form.choose),
      }}
    />
  );
}

type Snapshot = SnapshotFrom<typeof geolocationMachine>;

/** A place as the form has it. */
type LocatedPlace = Required<NonNullable<LocationStepProps['defaultValues']>>;

/** The place that was found, where the site knows its country. */
function locatedPlace(snapshot: Snapshot, countries: readonly string[]): LocatedPlace | undefined {
  const place = selectGeocode(snapshot);
  if (!place || !countries.includes(place.country)) return undefined;
  return { country: place.country, countryregion: place.countryregion ?? '' };
}

/** Why there is no place, for a member who pressed for it. */
function locationError(t: Translate, snapshot: Snapshot): string | undefined {
  const state = selectState(snapshot);
  if (!snapshot.context.isPressed) return undefined;
  if (state === 'denied' || selectFailure(snapshot) === 'denied') {
    return t(($) => $.signup.location.denied);
  }
  const isUnknown = state === 'located' && selectGeocode(snapshot) === false;
  return state === 'failed' || isUnknown ? t(($) => $.signup.location.failed) : undefined;
}

/** What the location step shows of the statechart (spec section 4): the button, that it looks, and why there is no place. */
function geolocationProps(
  snapshot: Snapshot,
  { t, send }: { t: Translate; send: (event: GeolocationEvent) => void },
): Pick<LocationStepProps, 'onLocate' | 'isLocating' | 'errors'> {
  const state = selectState(snapshot);
  const error = locationError(t, snapshot);
  return {
    ...(state === 'unsupported' || state === 'denied'
      ? {}
      : { onLocate: () => send({ type: 'LOCATE' }) }),
    isLocating: state === 'asking',
    ...(error ? { errors: { form: error } } : {}),
  };
}
