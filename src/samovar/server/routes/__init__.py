"""What can be asked over HTTP and websockets, one module a subject; docs/protocol.md lists it for client authors."""
