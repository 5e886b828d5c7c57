import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A press that wanders less than so many pixels is a press. */
const THRESHOLD = 6;

type Point = { x: number; y: number };
type Drag = { start: Point; isUnderWay: boolean };

type Dragging = {
  onStart: () => void;
  onMove: (to: Point, start: Point) => void;
  onDrop: () => void;
  onCancel: () => void;
};

/**
 * Dragging with the mouse or a pen; fingers scroll. Answers what the dragged element needs, and
 * whether the click that ends a drag is to be passed over.
 */
export function useDragging({ onStart, onMove, onDrop, onCancel }: Dragging) {
  const drag = useRef<Drag>(undefined);
  const wasDragged = useRef(false);
  const [isUnderWay, setIsUnderWay] = useState(false);

  const end = () => {
    const { current } = drag;
    drag.current = undefined;
    setIsUnderWay(false);
    return current?.isUnderWay ?? false;
  };

  useEffect(() => {
    if (!isUnderWay) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current) return;
      drag.current = undefined;
      setIsUnderWay(false);
      onCancel();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [isUnderWay, onCancel]);

  return {
    /** True once after a drag: its end is no press. */
    takeDragged: () => {
      const { current } = wasDragged;
      wasDragged.current = false;
      return current;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        wasDragged.current = false;
        drag.current = { start: { x: event.clientX, y: event.clientY }, isUnderWay: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = drag;
        if (!current) return;
        const to = { x: event.clientX, y: event.clientY };
        const distance = Math.hypot(to.x - current.start.x, to.y - current.start.y);
        if (!current.isUnderWay && distance < THRESHOLD) return;
        if (!current.isUnderWay) {
          drag.current = { ...current, isUnderWay: true };
          wasDragged.current = true;
          setIsUnderWay(true);
          onStart();
        }
        onMove(to, current.start);
      },
      onPointerUp: () => {
        if (end()) onDrop();
      },
      onPointerCancel: () => {
        if (end()) onCancel();
      },
    },
  };
}
