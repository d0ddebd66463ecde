import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { MOST_ZOOM, partOf, pulled, ratioOf, type CropChoice } from './crop-part.ts';
import { cropper, picture, range, slider, sliderLabel } from './PhotoCropper.css.ts';
import type { CropShape, PhotoCropperProps } from './PhotoCropper.types.ts';

const SHAPES: readonly CropShape[] = ['original', 'portrait', 'square'];

/** How large the picture is drawn, in pixels of its longer side. */
const DRAWN = 720;
const AT_FIRST: CropChoice = { shape: 'original', zoom: 1, across: 0.5, down: 0.5 };

/**
 * Chooses the part of a photo that is kept: a shape, how near, and where; by sliders or by pulling the picture. It only
 * says which part: the server cuts.
 */
export const PhotoCropper = ({ source, onChange, onUnreadable, labels }: PhotoCropperProps) => {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [choice, setChoice] = useState(AT_FIRST);
  const isWhole = choice.shape === 'original' && choice.zoom === 1;

  const failed = useEffectEvent(() => onUnreadable?.());
  useEffect(() => {
    const loading = new Image();
    loading.addEventListener('load', () => setImage(loading));
    const onError = (): void => failed();
    loading.addEventListener('error', onError);
    const url = typeof source === 'string' ? undefined : URL.createObjectURL(source);
    loading.src = url ?? (source as string);
    return () => {
      // What ends with this effect is not unreadable.
      loading.removeEventListener('error', onError);
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [source]);

  const tell = useEffectEvent(() => {
    if (image) onChange(isWhole ? null : partOf(choice, image.naturalWidth, image.naturalHeight));
  });
  useEffect(() => {
    const element = canvas.current;
    if (!image || !element) return;
    const { naturalWidth: width, naturalHeight: height } = image;
    const ratio = ratioOf(choice.shape, width, height);
    element.width = Math.round(ratio < 1 ? DRAWN * ratio : DRAWN);
    element.height = Math.round(ratio < 1 ? DRAWN : DRAWN / ratio);
    const part = partOf(choice, width, height);
    element
      .getContext('2d')
      ?.drawImage(
        image,
        part.left * width,
        part.top * height,
        part.width * width,
        part.height * height,
        0,
        0,
        element.width,
        element.height,
      );
    tell();
  }, [image, choice]);

  const pull = useEffectEvent((across: number, down: number): void => {
    if (!image) return;
    const part = partOf(choice, image.naturalWidth, image.naturalHeight);
    setChoice(pulled(choice, part, across, down));
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    // Not by `movementX`: Chrome on Android has it from 144 on only, and its unit differs between browsers.
    let last: PointerEvent | undefined;
    const onDown = (event: PointerEvent): void => {
      element.setPointerCapture(event.pointerId);
      last = event;
    };
    const onMove = (event: PointerEvent): void => {
      if (last?.pointerId !== event.pointerId || !element.hasPointerCapture(event.pointerId))
        return;
      pull(
        (event.clientX - last.clientX) / element.clientWidth,
        (event.clientY - last.clientY) / element.clientHeight,
      );
      last = event;
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
    };
  }, []);

  const sliders = [
    { name: 'zoom', label: labels.zoom, least: 1, most: MOST_ZOOM },
    { name: 'across', label: labels.across, least: 0, most: 1 },
    { name: 'down', label: labels.down, least: 0, most: 1 },
  ] as const;
  return (
    <div className={cropper}>
      <canvas ref={canvas} className={picture} role="img" aria-label={labels.picture} />
      <RadioGroup
        name={`${id}-shape`}
        label={labels.shape}
        appearance="tile"
        options={SHAPES.map((value) => ({ value, label: labels.shapes[value] }))}
        value={choice.shape}
        onChange={(shape) => setChoice({ ...AT_FIRST, shape: shape as CropShape })}
      />
      {sliders.map(({ name, label, least, most }) => (
        <div key={name} className={slider}>
          <label htmlFor={`${id}-${name}`} className={sliderLabel}>
            {label}
          </label>
          <input
            id={`${id}-${name}`}
            className={range}
            type="range"
            min={least}
            max={most}
            step={0.01}
            value={choice[name]}
            aria-valuetext={labels.values[name](choice[name])}
            onChange={(event) =>
              setChoice({ ...choice, [name]: Number(event.currentTarget.value) })
            }
          />
        </div>
      ))}
    </div>
  );
};
