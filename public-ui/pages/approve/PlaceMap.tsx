import type { Map as LeafletMap } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { useEffect, useRef, useState } from 'react';
import { inWords } from './place.ts';
import { texts as t } from './texts.ts';

type Place = { longitude: number; latitude: number };
const zoom = 15;

/** Loads the styles of the map library together with it, so that the sign-in page does not carry them. */
function addStyles() {
  if (document.querySelector(`link[href="${leafletStyles}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: leafletStyles });
  document.head.append(link);
}

async function draw(at: HTMLElement, { latitude, longitude }: Place, tiles: string, onError: () => void) {
  addStyles();
  const { map, tileLayer, circleMarker } = await import('leaflet');
  const centre: [number, number] = [latitude, longitude];
  const still = { dragging: false, keyboard: false, scrollWheelZoom: false, doubleClickZoom: false };
  const made = map(at, { ...still, zoomControl: false, touchZoom: false, center: centre, zoom });
  made.attributionControl.setPrefix(false);
  tileLayer(tiles, { attribution: t.attribution, referrerPolicy: 'origin' })
    .on('tileerror', onError)
    .addTo(made);
  circleMarker(centre, { radius: 12, className: 'map-mark' }).addTo(made);
  return made;
}

/** A map of the place that the request came from, with its coordinates in words. */
export default function PlaceMap({ place, tiles }: { place: Place; tiles: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const { latitude, longitude } = place;
  useEffect(() => {
    let made: LeafletMap | undefined;
    let gone = false;
    draw(box.current!, { latitude, longitude }, tiles, () => setFailed(true)).then(
      (map) => {
        made = map;
        if (gone) map.remove();
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      made?.remove();
    };
  }, [latitude, longitude, tiles]);
  return (
    <>
      <div ref={box} className={failed ? 'map map-failed' : 'map'} role="img" aria-label={t.map} />
      {failed && <p role="status">{t.mapFailed}</p>}
      <p className="small">{inWords(place)}</p>
    </>
  );
}
