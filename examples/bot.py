#!/usr/bin/env python3
"""A Wardroom bot in plain Python: introduces itself, opens a table or joins one, and plays to the end.

    examples/bot.py http://127.0.0.1:8080 --game dead-mans-draw           opens a table, house bots fill it
    examples/bot.py http://127.0.0.1:8080 --code ABCD2345 --seat B          joins a table by its code

It needs nothing but the standard library: the few lines of WebSocket below are all a client needs.
The messages are described in docs/PROTOCOL.md. A better bot replaces `choose`.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import struct
import sys
import urllib.request
from urllib.parse import urlsplit


def choose(legal, view):
    """The whole intelligence of this bot: any lawful action. `view` is all that its seat may know."""
    return random.choice(legal)


class Socket:
    """A WebSocket client: text frames out, text frames in, pings answered."""

    @classmethod
    async def connect(cls, server):
        self = cls()
        host = urlsplit(server)
        self.reader, self.writer = await asyncio.open_connection(host.hostname, host.port or 80)
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {host.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode(errors="replace"))
        return self

    async def send(self, message):
        self._frame(0x1, json.dumps(message).encode())
        await self.writer.drain()

    async def receive(self):
        """The next message, or None when the server has closed the connection."""
        while True:
            first, second = await self.reader.readexactly(2)
            kind, length = first & 0x0F, second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
            body = await self.reader.readexactly(length)
            if kind == 0x1:
                return json.loads(body)
            if kind == 0x8:
                return None
            if kind == 0x9:
                self._frame(0xA, body)

    def _frame(self, kind, body):
        # Everything a client sends is masked.
        mask = os.urandom(4)
        if len(body) < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | len(body))
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, len(body))
        self.writer.write(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(body)))


def ask(server, path, token="", body=None):
    """A request to the HTTP side."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers)) as answer:
        return json.load(answer)


async def play(server, game, setup, code, seat, name):
    token = ask(server, "/api/people", body={"name": name})["token"]
    if code:
        table = ask(server, f"/api/codes/{code}", token)["table"]
    else:
        opened = ask(server, "/api/tables", token, {"terms": {"game": game, "setup": setup}})
        table = opened["table"]
        print(f"opened a table of {game}; others join with the code {opened['code']}")

    socket = await Socket.connect(server)
    await socket.send({"type": "hello", "protocol": 1, "token": token})

    async def command(reference, **command):
        await socket.send({"type": "command", "ref": reference, "table": table, "command": command})

    await command("join", type="join")
    await command("sit", type="sit", seat=seat, contribution=os.urandom(16).hex())
    if not code:
        await command("deal", type="deal")
    await socket.send({"type": "watch", "table": table})

    # An action's id says for which version it was meant, so that sending it twice would do no harm.
    asked_at = None
    while (message := await socket.receive()) is not None:
        if message["type"] == "table":
            sight = message["sight"]
            match = sight.get("match")
            if sight["stage"] == "over":
                return table, match["ending"]
            if match and match["legal"] and asked_at != match["version"]:
                asked_at = match["version"]
                action = choose(match["legal"], match["view"])
                await command("act", type="act", id=f"{sight['n_matches']}-{asked_at}", action=action)
        elif message["type"] == "refused" and message["ref"] == "act":
            # Another player was quicker: look at the table again.
            asked_at = None
            await socket.send({"type": "watch", "table": table})
        elif message["type"] in ("refused", "error", "goodbye"):
            raise RuntimeError(message)
    raise ConnectionError("the server went away")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server")
    parser.add_argument("--game", default="dead-mans-draw")
    parser.add_argument("--setup", default="{}", type=json.loads, metavar="JSON")
    parser.add_argument("--code")
    parser.add_argument("--seat", default="A")
    parser.add_argument("--name", default="Python")
    args = parser.parse_args()
    table, ending = asyncio.run(
        play(args.server.rstrip("/"), args.game, args.setup, args.code, args.seat, args.name)
    )
    print(json.dumps({"table": table, "ending": ending}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
