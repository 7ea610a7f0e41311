import { useEffect, useRef, useState } from 'react';
import { type App, pathOf } from './app.ts';
import { CameraError, openCamera, readCodes, type Trouble } from './camera.ts';
import { app } from './texts.ts';

const t = app.scan;
type Phase = 'opening' | 'looking' | 'foreign' | 'found' | Trouble;

/** Runs the camera from the moment it is shown until one of our codes is read or it is closed. */
function useScan(onTrouble: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [phase, setPhase] = useState<Phase>('opening');
  const latest = useRef(onTrouble);
  latest.current = onTrouble;
  useEffect(() => {
    const stop = new AbortController();
    let stream: MediaStream | undefined;
    const close = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    function found(text: string): boolean {
      const path = pathOf(text);
      if (!path) {
        setPhase('foreign');
        return false;
      }
      setPhase('found');
      // A full page load, because only this page is allowed to use the camera.
      location.assign(path);
      return true;
    }
    (async () => {
      stream = await openCamera();
      if (stop.signal.aborted) return close();
      video.current!.srcObject = stream;
      await video.current!.play();
      setPhase('looking');
      await readCodes(video.current!, found, stop.signal);
      close();
    })().catch((error) => {
      close();
      if (stop.signal.aborted) return;
      setPhase(error instanceof CameraError ? error.why : 'failed');
      latest.current();
    });
    return () => {
      stop.abort();
      close();
    };
  }, []);
  return { video, phase };
}

/** The camera's picture and the state of the scan. */
export default function Scanner({ owner, onTrouble }: Pick<App, 'owner'> & { onTrouble: () => void }) {
  const { video, phase } = useScan(onTrouble);
  const trouble = phase === 'denied' || phase === 'absent' || phase === 'failed';
  return (
    <>
      {!trouble && <video ref={video} className="scanner" playsInline muted aria-label={t.picture} />}
      <p className={trouble ? 'banner' : 'soft small'} role={trouble ? 'alert' : 'status'}>
        {t[phase]}
        {trouble && t.instead[owner]}
      </p>
    </>
  );
}
