import { PlainPage } from '#components/plain-page.tsx';
import { gameRoom } from '#content/park/game-room.ts';

export function GameRoomPage() {
  return <PlainPage content={gameRoom} />;
}
